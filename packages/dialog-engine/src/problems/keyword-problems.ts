import { listKeywordInputs, normaliseKeywords, type KeywordInput } from '@confab/inputs';
import type { ItemKind } from '@confab/model';
import { createReporter } from '../compile/report.ts';
import type { Problem, ProjectSource, SourceItem } from '../types.ts';
import { formatNames } from './format-names.ts';
import type { FindSchema } from './value-problems.ts';

interface Owner {
  readonly item: SourceItem;
  readonly input: KeywordInput;
}

/** Finds keywords shared by several inputs (P5.38), each reported once, at the second input. */
export function findKeywordProblems(source: ProjectSource, schemaOf: FindSchema): Problem[] {
  const owners = new Map<string, Owner[]>();
  for (const owner of keywordInputs(source, schemaOf)) {
    for (const keyword of normaliseKeywords(owner.input.text)) {
      const known = owners.get(keyword);
      if (known) known.push(owner);
      else owners.set(keyword, [owner]);
    }
  }
  const problems: Problem[] = [];
  for (const [keyword, [first, second, ...more]] of owners) {
    if (!first || !second) continue;
    const names = [...new Set([first, second, ...more].map(({ input }) => input.name))];
    const message = `The keyword "${keyword}" is shared by ${formatNames(names)}.`;
    createReporter(problems, second.item.id)(getPath(second), 'KeywordClash', message, keyword, ...names);
  }
  return problems;
}

function keywordInputs({ project, workflows, nodes }: ProjectSource, schemaOf: FindSchema): Owner[] {
  const listInputs = (kind: ItemKind, item: SourceItem): Owner[] => {
    const schema = schemaOf({ kind, type: item.type });
    return schema ? listKeywordInputs(schema, item).map((input) => ({ item, input })) : [];
  };
  return [
    ...listInputs('project', project),
    ...workflows.flatMap((item) => listInputs('workflow', item)),
    ...nodes.flatMap((item) => listInputs('node', item)),
  ];
}

/** The id of a keyword input consists of the item id and the path. */
function getPath({ item, input }: Owner) {
  return input.id.slice(item.id.length + 1);
}
