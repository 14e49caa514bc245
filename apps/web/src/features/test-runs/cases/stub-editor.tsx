import { stubAnswers, type TestStub } from '@confab/model';
import { IconButton } from '@confab/ui';
import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../words/define-words.ts';
import { createBlankStub } from './case-draft.ts';
import type { groupNodeOptions } from '../node-options.ts';
import { words } from '../words.ts';
import classes from './edit-case.module.css';

interface StubEditorProps {
  readonly stubs: readonly TestStub[];
  readonly nodes: ReturnType<typeof groupNodeOptions>;
  readonly newId: () => string;
  readonly onChange: (stubs: readonly TestStub[]) => void;
}

/** Edits the stubs of a case, which answer its requests and messages because a test sends nothing. */
export function StubEditor({ stubs, nodes, newId, onChange }: StubEditorProps) {
  const say = useWords(words);
  const change = (stubId: string, changed: Partial<TestStub>) =>
    onChange(stubs.map((stub) => (stub.stubId === stubId ? { ...stub, ...changed } : stub)));
  const list = useRef<HTMLUListElement>(null);
  function remove(at: number) {
    // At once: the next key may come before the next frame.
    flushSync(() => onChange(stubs.filter((_, index) => index !== at)));
    const next = list.current?.children[Math.min(at, stubs.length - 2)]?.querySelector('input');
    (next ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add-stub]'))?.focus();
  }
  return (
    <section aria-label={say.stubs}>
      <h3 className={classes.heading}>{say.stubs}</h3>
      <p className={classes.hint}>{say.stubsHint}</p>
      <ul ref={list} className={classes.stubs}>
        {stubs.map((stub, at) => (
          <li key={stub.stubId} className={classes.stub}>
            <Select
              label={say.stubNode}
              placeholder={say.stubAnyNode}
              searchable
              clearable
              data={nodes.map(({ group, items }) => ({ group, items: [...items] }))}
              value={stub.nodeId === '' ? null : stub.nodeId}
              onChange={(id) => change(stub.stubId, { nodeId: id ?? '' })}
            />
            <TextInput
              label={say.stubUrl}
              placeholder="https://shop.example/*"
              value={stub.url}
              maxLength={2_000}
              error={isUnused(stub)}
              onChange={(event) => change(stub.stubId, { url: event.currentTarget.value })}
            />
            <Select
              label={say.stubAnswer}
              allowDeselect={false}
              data={stubAnswers.map((answer) => ({ value: answer, label: say.stubAnswerKind(answer) }))}
              value={stub.answer}
              onChange={(answer) =>
                change(stub.stubId, { answer: stubAnswers.find((one) => one === answer) ?? 'Respond' })
              }
            />
            <NumberInput
              label={say.stubStatus}
              min={100}
              max={599}
              disabled={stub.answer !== 'Respond'}
              value={stub.status}
              onChange={(status) => change(stub.stubId, { status: Number(status) || 200 })}
            />
            <IconButton label={say.removeStub(at + 1)} icon={<IconTrash size={16} />} onClick={() => remove(at)} />
            {isUnused(stub) && <p className={`${classes.body ?? ''} ${classes.hint ?? ''}`}>{say.stubUnused}</p>}
            {stub.answer === 'Respond' && (
              <Textarea
                className={classes.body ?? ''}
                label={say.stubBody}
                autosize
                minRows={1}
                maxRows={8}
                value={stub.body}
                onChange={(event) => change(stub.stubId, { body: event.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} />}
        data-add-stub
        onClick={() => onChange([...stubs, createBlankStub(newId())])}
      >
        {say.addStub}
      </Button>
    </section>
  );
}

/** A stub without a node or an address. */
function isUnused({ nodeId, url }: TestStub): boolean {
  return nodeId === '' && url === '';
}
