import { IconButton } from '@confab/ui';
import { Button, ColorInput, Menu, NativeSelect, Popover, TextInput } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBraces,
  IconClearFormatting,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
  IconUnlink,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { CodeName } from '../code/code-completions.ts';
import type { FormatCommand } from './visual-frame.tsx';
import { words, type ScriptWords } from '../words.ts';
import classes from '../scripts.module.css';

interface FormatToolbarProps {
  readonly tokens: readonly CodeName[];
  readonly onCommand: FormatCommand;
}

const size = 18;

function listCommands(say: ScriptWords) {
  return [
    { command: 'undo', label: say.undo, icon: <IconArrowBackUp size={size} /> },
    { command: 'redo', label: say.redo, icon: <IconArrowForwardUp size={size} /> },
    { command: 'bold', label: say.bold, icon: <IconBold size={size} /> },
    { command: 'italic', label: say.italic, icon: <IconItalic size={size} /> },
    { command: 'underline', label: say.underline, icon: <IconUnderline size={size} /> },
    { command: 'insertUnorderedList', label: say.bulleted, icon: <IconList size={size} /> },
    { command: 'insertOrderedList', label: say.numbered, icon: <IconListNumbers size={size} /> },
    { command: 'justifyLeft', label: say.left, icon: <IconAlignLeft size={size} /> },
    { command: 'justifyCenter', label: say.centre, icon: <IconAlignCenter size={size} /> },
    { command: 'justifyRight', label: say.right, icon: <IconAlignRight size={size} /> },
    { command: 'unlink', label: say.unlink, icon: <IconUnlink size={size} /> },
    { command: 'removeFormat', label: say.clear, icon: <IconClearFormatting size={size} /> },
  ];
}

/** Toolbar that formats the selection of the visual editor. */
export function FormatToolbar({ tokens, onCommand }: FormatToolbarProps) {
  const say = useWords(words);
  return (
    <div role="toolbar" aria-label={say.toolbar} className={classes.toolbar}>
      <NativeSelect
        aria-label={say.style}
        size="xs"
        defaultValue="p"
        data={[
          { value: 'p', label: say.paragraph },
          ...[1, 2, 3].map((rank) => ({ value: `h${rank}`, label: say.heading(rank) })),
        ]}
        onChange={(event) => onCommand('formatBlock', event.currentTarget.value)}
      />
      {listCommands(say).map(({ command, label, icon }) => (
        // Keeps the selection while a button is pressed.
        <span key={command} onMouseDown={(event) => event.preventDefault()} role="none">
          <IconButton size={28} label={label} icon={icon} onClick={() => onCommand(command)} />
        </span>
      ))}
      <LinkButton onLink={(address) => onCommand('createLink', address)} />
      <ColorInput
        aria-label={say.colour}
        size="xs"
        w={190}
        format="hex"
        placeholder={say.colour}
        onChangeEnd={(colour) => onCommand('foreColor', colour)}
      />
      {tokens.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <IconButton size={28} label={say.token} icon={<IconBraces size={size} />} />
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflow: 'auto' }}>
            {tokens.map(({ name }) => (
              <Menu.Item key={name} onClick={() => onCommand('insertText', `{tv.${name}}`)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

function LinkButton({ onLink }: { readonly onLink: (address: string) => void }) {
  const say = useWords(words);
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState('https://');
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\{tv\.)/i.test(address.trim());

  function setLink() {
    setIsOpen(false);
    onLink(address.trim());
  }

  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus>
      <Popover.Target>
        <IconButton size={28} label={say.link} icon={<IconLink size={size} />} onClick={() => setIsOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={say.linkAddress}
          value={address}
          w={280}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button mt="xs" size="compact-sm" disabled={!isAddress} onClick={setLink}>
          {say.setLink}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
