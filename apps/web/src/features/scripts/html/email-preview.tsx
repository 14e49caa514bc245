import { scriptCalls } from '@confab/contracts';
import { FailureState } from '@confab/ui';
import { Button, Table, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { HtmlFrame } from './html-frame.tsx';
import { findTokens } from './find-tokens.ts';
import { words } from '../words.ts';
import classes from '../scripts.module.css';

/** Preview of an email: the author gives each token a value, and the server inserts them (A2.48). */
export function EmailPreview({ html }: { readonly html: string }) {
  const say = useWords(words);
  const message = useMessage();
  const api = useApi();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const names = findTokens(html);
  const preview = useMutation({
    mutationFn: () => {
      const tokens = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
      return api.call(scriptCalls.previewEmail, { body: { html, tokens } });
    },
  });
  return (
    <>
      <div className={classes.tokens}>
        {names.length === 0 ? (
          <p className={classes.hint}>{say.noTokens}</p>
        ) : (
          <Table aria-label={say.emailTokens} withTableBorder verticalSpacing="3xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say.tokenName}</Table.Th>
                <Table.Th>{say.tokenValue}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {names.map((name) => (
                <Table.Tr key={name}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>
                    <TextInput
                      aria-label={say.valueOf(name)}
                      size="xs"
                      value={values[name] ?? ''}
                      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </div>
      <div>
        <Button size="compact-sm" loading={preview.isPending} onClick={() => preview.mutate()}>
          {say.showEmail}
        </Button>
      </div>
      {preview.error && (
        <FailureState title={say.noPreview} message={message(preview.error)} onRetry={() => preview.mutate()} />
      )}
      {preview.data !== undefined && <HtmlFrame title={say.emailShown} html={preview.data} />}
    </>
  );
}
