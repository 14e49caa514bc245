import type { ItemSchema } from '@confab/model';
import { useItem } from '../../editing/index.ts';
import { PropertiesForm } from '../inputs/index.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import classes from './properties.module.css';

interface ProjectSettingsProps {
  readonly projectId: string;
  readonly schema: ItemSchema | undefined;
}

/** The project's own properties, in a column wide enough to work in: the Settings tab (A2.9). */
export function ProjectSettings({ projectId, schema }: ProjectSettingsProps) {
  const project = useItem(projectId);
  return (
    <section className={classes.settings} aria-label="Settings">
      <div className={classes.column}>
        <h2 className="cf-visually-hidden">Settings</h2>
        <h3 className={classes.settingsTitle}>{project?.displayName}</h3>
        {project?.values && schema ? <PropertiesForm itemId={projectId} schema={schema} /> : <FormSkeleton />}
      </div>
    </section>
  );
}
