export type { Effects, Problem, ProjectSource, Session, SourceItem, SourceNode, Turn } from './types.ts';
