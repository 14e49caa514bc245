const dayMs = 86_400_000;

/** Days until a deleted item is purged, counting today; 0 when it is about to be purged. */
export function countDaysLeft(expiresUtc: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresUtc) - nowMs) / dayMs));
}
