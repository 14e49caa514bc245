import { useEffect, useRef, useState } from 'react';

type Commands = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same functions for every drawing, each doing what its latest namesake does: rows that take them need no redrawing. */
export function useSteadyCommands<Given extends object>(commands: Given): Given {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const [steady] = useState(() => {
    const names = Object.keys(commands);
    // Each function is passed on with its own arguments.
    const current = () => latest.current as unknown as Commands;
    const passed = names.map((name) => [name, (...args: never[]) => current()[name]?.(...args)] as const);
    return Object.fromEntries(passed) as Given;
  });
  return steady;
}
