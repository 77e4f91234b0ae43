// memkit for opencode: tells a session what this repository remembers. Written by `memkit setup opencode`, taken out
// by `memkit setup opencode --remove`. It runs `memkit hook EVENT --host opencode` and never stands in the way.
import { execFile, execFileSync } from "node:child_process"
import { basename, dirname } from "node:path"
import { fileURLToPath } from "node:url"

// milliseconds; somebody waits at a prompt
const limit = (event) => (event === "prompt" ? 5_000 : 10_000)

const above = dirname(dirname(fileURLToPath(import.meta.url)))
const HOME = basename(above) === ".opencode" ? dirname(above) : process.cwd()

const words = (event) => ["hook", event, "--host", "opencode"]
const options = (event, cwd) => ({ cwd, timeout: limit(event), encoding: "utf8", windowsHide: true, maxBuffer: 1 << 24 })

function told(answer) {
  try {
    return JSON.parse(answer || "{}").additionalContext || ""
  } catch {
    return ""
  }
}

// what a hook says, or nothing: a memory that fails must not stop anybody
function hook(event, cwd, payload) {
  return new Promise((done) => {
    try {
      const child = execFile("memkit", words(event), options(event, cwd), (_, answer) => done(told(answer)))
      child.on("error", () => done(""))
      child.stdin.on("error", () => {})
      child.stdin.end(JSON.stringify({ ...payload, cwd }))
    } catch {
      done("")
    }
  })
}

// the process is about to go: nothing may be left to wait for
function hookNow(event, cwd, payload) {
  try {
    execFileSync("memkit", words(event), {
      ...options(event, cwd),
      input: JSON.stringify({ ...payload, cwd }),
      stdio: ["pipe", "ignore", "ignore"],
    })
  } catch {}
}

function memory(cwd) {
  const known = new Map()
  const recalled = new Map()
  const start = (session) => {
    if (!known.has(session)) known.set(session, hook("session-start", cwd, { session_id: session }))
    return known.get(session)
  }
  return {
    // the start is asked for once, and again after a compaction; a hook tells nothing twice, so what it said is kept
    async system(session) {
      return [await start(session), ...(recalled.get(session) || [])].filter(Boolean)
    },
    async prompt(session, prompt) {
      await start(session)
      const said = await hook("prompt", cwd, { session_id: session, prompt })
      if (said) recalled.set(session, [...(recalled.get(session) || []), said])
    },
    async compact(session) {
      await hook("pre-compact", cwd, { session_id: session })
      known.delete(session)
      recalled.delete(session)
    },
    async end(session) {
      if (!known.delete(session)) return
      recalled.delete(session)
      await hook("session-end", cwd, { session_id: session })
    },
    close() {
      for (const session of known.keys()) hookNow("session-end", cwd, { session_id: session })
      known.clear()
    },
  }
}

// requests beside the conversation, for a title or a summary, need no memory
const ASIDE = /\b(title generator|summariz(e|ing)\b.{0,40}\bconversation)/i

// opencode 1
async function server({ directory, worktree } = {}) {
  const kept = memory(directory || worktree || HOME)
  return {
    "chat.message": async ({ sessionID }, { parts }) => {
      const text = (parts || []).filter((part) => part.type === "text" && !part.synthetic).map((part) => part.text)
      await kept.prompt(sessionID, text.join("\n"))
    },
    "experimental.chat.system.transform": async ({ sessionID }, output) => {
      if (!sessionID || ASIDE.test((output.system[0] || "").slice(0, 300))) return
      output.system.push(...(await kept.system(sessionID)))
    },
    "experimental.session.compacting": async ({ sessionID }) => kept.compact(sessionID),
    "shell.env": async ({ sessionID }, output) => {
      if (sessionID) output.env.MEMKIT_HOST_SESSION = sessionID
    },
    event: async ({ event }) => {
      if (event.type === "session.deleted") await kept.end(event.properties?.info?.id ?? event.properties?.sessionID)
    },
    dispose: async () => kept.close(),
  }
}

// opencode 2
async function setup(ctx) {
  const kept = memory(HOME)
  await ctx.session.hook("prompt", (event) => kept.prompt(event.sessionID, event.prompt?.text || ""))
  await ctx.session.hook("context", async (event) => {
    if (event.kind && event.kind !== "primary") return
    for (const text of await kept.system(event.sessionID)) event.system.push({ type: "text", text })
  })
  await ctx.session.hook("compaction", (event) => kept.compact(event.sessionID))
  return () => kept.close()
}

export default { id: "memkit", server, setup }
