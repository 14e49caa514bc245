import type { ItemSchema, ProjectId } from '@confab/model';
import type { ReactNode } from 'react';
import { useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { ManageExtensionsButton } from '../extensions/index.ts';
import { FormSkeleton, PropertiesForm } from '../inputs/index.ts';
import { ItemViews } from './item-views.tsx';
import classes from './properties.module.css';
import { usePanelView } from './use-panel-view.ts';
import { words } from './words.ts';

interface ProjectSettingsProps {
  readonly projectId: ProjectId;
  readonly schema: ItemSchema | undefined;
  /** More settings, below the inputs. */
  readonly children?: ReactNode;
}

/** The Settings tab (A2.9): the properties of the project. */
export function ProjectSettings({ projectId, schema, children }: ProjectSettingsProps) {
  const say = useWords(words);
  const project = useItem(projectId);
  const [view, setView] = usePanelView();
  return (
    <section className={classes.settings} aria-label={say.settings}>
      <div className={classes.column}>
        <h2 className="cf-visually-hidden">{say.settings}</h2>
        {project && (
          <ItemViews
            item={project}
            schema={schema}
            view={view}
            onViewChange={setView}
            renderHeading={(tabs) => (
              <div className={classes.settingsHead}>
                <h3 className={classes.settingsTitle}>{project.displayName}</h3>
                {tabs}
                <ManageExtensionsButton />
              </div>
            )}
          >
            {project.values && schema ? <PropertiesForm itemId={projectId} schema={schema} /> : <FormSkeleton />}
            {children && <div className={classes.more}>{children}</div>}
          </ItemViews>
        )}
      </div>
    </section>
  );
}
