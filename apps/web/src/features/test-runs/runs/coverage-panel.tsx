import type { TestRunSummary } from '@confab/contracts';
import type { Coverage, Unvisited, Visits } from '@confab/model';
import { Progress, Switch } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useCardWords } from '../../canvas/index.ts';
import { words } from '../words.ts';
import classes from '../test-runs.module.css';

interface CoveragePanelProps {
  readonly coverage: Coverage | null | undefined;
  /** The run that the coverage was measured in. */
  readonly run: TestRunSummary | undefined;
  /** Absent where no canvas can show the coverage. */
  readonly canvas?: { readonly isShown: boolean; readonly onShow: (visits: Visits | undefined) => void };
  readonly onOpenNode?: ((nodeId: string) => void) | undefined;
}

/** The list is cut here; the counts above it stay complete. */
const listedMax = 200;

/** Shows how much of the project the cases visited, and lists the parts that none visited. */
export function CoveragePanel({ coverage, run, canvas, onOpenNode }: CoveragePanelProps) {
  const say = useWords(words);
  const cards = useCardWords();
  const getName = ({ name, portKind }: Unvisited) =>
    portKind === undefined ? name : `${name} → ${cards.portName(portKind)}`;
  if (!coverage || !run) return <p className={classes.quiet}>{say.noCoverage}</p>;
  const shares = [
    { what: say.coverageNodes, ...coverage.nodes },
    { what: say.coverageConnectors, ...coverage.connectors },
    { what: say.coverageIntents, ...coverage.intents },
  ];
  return (
    <div className={classes.coverage}>
      <p className={classes.quiet}>{say.coverageFrom(run.displayName, run.number)}</p>
      <dl className={classes.shares}>
        {shares.map(({ what, visited, total }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <span>{say.coverageOf(visited, total)}</span>
              <Progress
                value={total === 0 ? 100 : (visited / total) * 100}
                size={6}
                color="var(--cf-green)"
                aria-label={say.coverageMeter(what)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {canvas && (
        <Switch
          size="sm"
          label={say.showOnCanvas}
          checked={canvas.isShown}
          onChange={(event) => canvas.onShow(event.currentTarget.checked ? coverage.visits : undefined)}
        />
      )}
      <h4 className={classes.subheading}>{say.neverVisited}</h4>
      {coverage.unvisited.length === 0 && <p className={classes.quiet}>{say.fullCoverage}</p>}
      <ul className={classes.unvisited}>
        {coverage.unvisited.slice(0, listedMax).map((part) => (
          <li key={part.kind + part.id}>
            <span className={classes.kind}>{getKindLabel(part, say)}</span>
            {onOpenNode && part.nodeId !== '' ? (
              <button type="button" className={classes.link} onClick={() => onOpenNode(part.nodeId)}>
                {getName(part)}
              </button>
            ) : (
              <span>{getName(part)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Say = ReturnType<typeof useWords<(typeof words)['english']>>;

function getKindLabel({ kind }: Unvisited, say: Say) {
  return { node: say.aNode, connector: say.aConnector, intent: say.anIntent }[kind];
}
