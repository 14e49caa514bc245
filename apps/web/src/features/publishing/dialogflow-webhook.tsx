import type { ProjectId, TeamId } from '@confab/model';
import { FailureState, IconButton } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { openModal } from '../../modals/modal-store.ts';
import { copyWithToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './publishing.module.css';
import { useDialogflowWebhook, useRenewDialogflowSecret } from './use-promotion.ts';
import { words } from './words.ts';
import { useMessage } from '../../words/messages.ts';

interface DialogflowWebhookProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** What to enter in an agent of Dialogflow: the address of its webhook and the secret. Loaded and shown on request. */
export function DialogflowWebhook({ teamId, projectId }: DialogflowWebhookProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [isShown, setShown] = useState(false);
  const webhook = useDialogflowWebhook(teamId, projectId, isShown);
  const renewal = useRenewDialogflowSecret(teamId, projectId);
  const confirmRenewal = () =>
    openModal('confirmationModal', {
      title: say.renewSecretTitle,
      message: say.renewSecretMessage,
      confirmLabel: say.renewSecretConfirm,
      onConfirm: () => renewal.mutateAsync(),
    });
  return (
    <section className={classes.project} aria-label={say.dialogflow}>
      {!webhook.data && (
        <Button variant="default" size="xs" loading={webhook.isFetching} onClick={() => setShown(true)}>
          {say.showDialogflow}
        </Button>
      )}
      {webhook.isError && (
        <FailureState title={say.dialogflow} message={translate(webhook.error)} onRetry={() => webhook.refetch()} />
      )}
      {webhook.data && (
        <>
          <strong>{say.dialogflow}</strong>
          <p className={classes.quiet}>{say.dialogflowHint}</p>
          <dl>
            <dt>{say.webhookUrl}</dt>
            <CopiedValue value={webhook.data.url} label={say.copyWebhookUrl} />
            <dt>{say.webhookSecret}</dt>
            <CopiedValue value={webhook.data.defaultSecret} label={say.copyWebhookSecret} />
          </dl>
          {renewal.isSuccess && (
            <p className={classes.quiet} role="status">
              {say.secretRenewed}
            </p>
          )}
          <Button variant="default" size="xs" onClick={confirmRenewal}>
            {say.renewSecret}
          </Button>
        </>
      )}
    </section>
  );
}

function CopiedValue({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <dd>
      <code>{value}</code>
      <IconButton size={24} label={label} icon={<IconCopy size={14} />} onClick={() => void copyWithToast(value)} />
    </dd>
  );
}
