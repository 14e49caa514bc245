import { findSaveErrors, readExtensions } from '@confab/inputs';
import type { SignIn, ProjectId, TeamId } from '@confab/model';
import { useProjectSession, type EditingSession } from '../../../editing/index.ts';
import { useSchemaScripts } from '../../../scripting/index.ts';
import { findItemSchema, hasMergedText, type ItemSchemas } from '../../tree/index.ts';
import { toScriptMessages } from '../../../words/catalogue-texts.ts';

interface SessionOptions {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
  readonly signIn: SignIn;
  readonly isReadOnly: boolean;
  readonly schemas: ItemSchemas;
  /** The site that edits the project. */
  readonly frontendApp: 'pro' | 'one';
}

/** Opens an editing session that checks items before they are saved. Undefined on the first render. */
export function useOpenSession({ schemas, ...options }: SessionOptions): EditingSession | undefined {
  const scripts = useSchemaScripts();
  return useProjectSession({
    ...options,
    isMergedText: (item, path) => hasMergedText(schemas, item, path),
    async checkBeforeSave(item, session) {
      const schema = findItemSchema(schemas, item);
      if (!schema || !item.values) return {};
      const enabled = readExtensions(session.getItem(session.projectId)?.values ?? {});
      return toScriptMessages(schema, await findSaveErrors(schema, item.values, enabled, scripts));
    },
  });
}
