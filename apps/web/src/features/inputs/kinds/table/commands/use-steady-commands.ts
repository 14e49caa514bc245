import { useEffect, useRef, useState } from 'react';

type Commands = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Returns functions that stay the same on every render and call their latest version, so that rows do not render again. */
export function useSteadyCommands<CommandSet extends object>(commands: CommandSet): CommandSet {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const [steady] = useState(() => {
    const names = Object.keys(commands);
    // Each function is called with its own arguments, so the types match.
    const current = () => latest.current as unknown as Commands;
    const passed = names.map((name) => [name, (...args: never[]) => current()[name]?.(...args)] as const);
    // Each name has a function that passes its arguments to that of the same name.
    return Object.fromEntries(passed) as CommandSet;
  });
  return steady;
}
