import { useEffect, useRef, useState } from 'react';

/** The time to move the pointer from a connection to its tools, in milliseconds. */
const graceMs = 250;

/** The connection under the pointer. It stays hovered for a moment, so that the pointer can reach its tools. */
export function useHoveredEdge() {
  const [hoveredId, setHoveredId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    hoveredId,
    hover(edgeId: string) {
      clearTimeout(timer.current);
      setHoveredId(edgeId);
    },
    endHover() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setHoveredId(undefined), graceMs);
    },
  };
}
