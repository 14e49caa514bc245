import type { Call } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { newId } from '../../new-id.ts';
import { createUploadForm } from '../media/upload-form.ts';
import type { CallOptions } from '../open-test-app.ts';
import { inSay, type TestPerson, type TestProject } from '../people-and-projects.ts';
import { createEditNotice, setValue } from '../edit-items.ts';

/** A call with valid input, about one project and made by one person. */
export interface ValidCall {
  readonly call: Call;
  /** The call names an item that does not exist, so a permitted call returns 404. */
  readonly isAbsent?: true;
  /** The example is about a One project; all others are about a Pro project. */
  readonly isAboutOne?: true;
  /** The ids that the client chooses for new objects. */
  readonly newIds?: readonly string[];
  readonly sent: (project: TestProject, person: TestPerson) => CallOptions<Call>;
}

/** An edit of the notes of the Say node. */
export const edit = (project: TestProject) =>
  createEditNotice(inSay(project), setValue('Notes', `note ${Math.random()}`));

/** The ids in the queries of calls that delete parts of a project. */
export const removal = (project: TestProject) => ({ owningTeamId: project.teamId, owningProjectId: project.projectId });
/** The text of a comment. */
export const said = { text: 'Is this the right word?', mentions: [] };
/** The id of the llama of a One project, which `TestProject` has as its workflow. */
export const llamaOf = ({ workflowId }: TestProject) => workflowId as string as ItemId;
/** A zip without files. */
export const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
/** The smallest picture there is: one dot, as a PNG. */
export const dotPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** The password that replaces the one of a person. */
export const nextPassword = 'Tidal+Lantern9';
/** An email address that no account has. */
export const newAddress = () => `${newId()}@example.test`;
/** A search in the texts of a project. */
export const lookingFor = { text: 'Say', matchCase: true, wholeWord: false, isRegex: false };
/** A connection that the hub does not have. */
export const nobodysConnection = 'no-such-connection';

/** A form with a small file, as the file manager protocol sends it. */
export const mediaForm = () =>
  createUploadForm({ path: '/', action: 'keepboth' }, { name: `${newId()}.txt`, content: 'words' });
/** An id that no asset has. */
export const newAssetId = () => newId() as AssetId;
