const dayMs = 86_400_000;

/** How many days something stays in the bin yet, today counted; 0 for what is about to go. */
export function daysLeft(expiresUtc: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresUtc) - nowMs) / dayMs));
}
