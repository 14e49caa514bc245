/** The name with the lowest number that no other item has: 'Say', 'Say 2', 'Say 3'. */
export function numberName(name: string, others: readonly { readonly displayName: string }[]): string {
  const taken = new Set(others.map(({ displayName }) => displayName));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}
