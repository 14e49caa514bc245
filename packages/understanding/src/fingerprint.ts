/** A 64-bit hash of a text. */
export function fingerprint(text: string): string {
  let [left, right] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    left = Math.imul(left ^ code, 0x9e3779b1);
    right = Math.imul(right ^ code, 0x5f356495);
  }
  left = Math.imul(left ^ (left >>> 16), 0x85ebca6b) ^ Math.imul(right ^ (right >>> 13), 0xc2b2ae35);
  right = Math.imul(right ^ (right >>> 16), 0x85ebca6b) ^ Math.imul(left ^ (left >>> 13), 0xc2b2ae35);
  return (left >>> 0).toString(36) + (right >>> 0).toString(36).padStart(7, '0');
}
