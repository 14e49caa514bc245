import { useLayoutEffect, useRef, useState } from 'react';
import type { TreeCommands } from './tree-commands.ts';

/** The commands as one object that never changes, so that the rows of the tree do not render again. */
export function useStableCommands(commands: TreeCommands): TreeCommands {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  const [stable] = useState<TreeCommands>(() => ({
    select: (...given) => latest.current.select(...given),
    open: (...given) => latest.current.open(...given),
    clearSelection: (...given) => latest.current.clearSelection(...given),
    rename: (...given) => latest.current.rename(...given),
    addPage: (...given) => latest.current.addPage(...given),
    addSeveral: (...given) => latest.current.addSeveral(...given),
    addLlama: (...given) => latest.current.addLlama(...given),
    showUsages: (...given) => latest.current.showUsages(...given),
    duplicateLlama: (...given) => latest.current.duplicateLlama(...given),
    importLlama: (...given) => latest.current.importLlama(...given),
    exportLlama: (...given) => latest.current.exportLlama(...given),
    copy: (...given) => latest.current.copy(...given),
    cut: (...given) => latest.current.cut(...given),
    paste: (...given) => latest.current.paste(...given),
    duplicate: (...given) => latest.current.duplicate(...given),
    move: (...given) => latest.current.move(...given),
    canMoveTo: (...given) => latest.current.canMoveTo(...given),
    moveTo: (...given) => latest.current.moveTo(...given),
    remove: (...given) => latest.current.remove(...given),
  }));
  return stable;
}
