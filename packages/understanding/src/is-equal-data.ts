/** Whether two values of plain data are equal: primitives, arrays, sets, maps and objects without methods. */
export function isEqualData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqualData(item, other[index]))
    );
  if (one instanceof Set || other instanceof Set)
    return (
      one instanceof Set && other instanceof Set && one.size === other.size && [...one].every((key) => other.has(key))
    );
  if (one instanceof Map || other instanceof Map)
    return (
      one instanceof Map &&
      other instanceof Map &&
      one.size === other.size &&
      [...one].every(([key, value]) => other.has(key) && isEqualData(value, other.get(key)))
    );
  return isEqualObject(one, other);
}

function isEqualObject(one: object, other: object) {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isEqualData(value, others.get(key)))
  );
}
