import { Button, Group, Modal, Text } from '@mantine/core';
import { supportAddress } from './links.ts';

/** Said after a screen has crashed (A2.62, A2.64). */
export function CrashNotice() {
  const support = supportAddress();
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} title="Sorry, something went wrong with that request">
      <Text mb="md">Nothing that was saved is lost. Go back to the home screen and try again.</Text>
      <Group justify="flex-end">
        {support !== '' && (
          <Button component="a" variant="default" href={support} target="_blank" rel="noopener noreferrer">
            Contact Support
          </Button>
        )}
        <Button onClick={() => location.assign('/')}>Return to Home Screen</Button>
      </Group>
    </Modal>
  );
}
