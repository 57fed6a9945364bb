/** A solution of the vowels that tries to reach what the sandbox must not; it returns the names of what was open, or 'closed'. */
export const reachingCode = `async function countVowels() {
const tries = {
network: () => fetch(location.origin === 'null' ? 'http://localhost/' : '/'),
socket: () => new Promise((yes, no) => { const s = new WebSocket('ws://localhost'); s.onopen = yes; s.onerror = no; }),
script: () => importScripts('https://example.org/x.js'),
database: () => new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = yes; r.onerror = no; }),
text: () => eval('1'),
caches: async () => { if ((await caches.keys()).length === 0) throw new Error(); },
page: () => document.title,
};
const open = [];
for (const [name, attempt] of Object.entries(tries)) {
try { await attempt(); open.push(name); } catch {}
}
return open.join() || 'closed'; }`;
