import { platformMessages } from '@confab/contracts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderModal, stageOf, status, statusPath } from '../testing/render-publish-modal.tsx';

const listPath = '/api/GetPlatformPublications';
const publishPath = '/api/PublishProjectToPlatforms';

const targets = [
  { targetId: 'skill', name: 'Shop skill', kind: 'Alexa', problem: '' },
  { targetId: 'agent', name: 'Agent', kind: 'DialogFlow', problem: platformMessages.tokenMissing },
];
const sent = (state: string, log: readonly object[] = []) => ({
  publicationId: '00000000-0000-4000-8000-00000000aaaa',
  targetName: 'Shop skill',
  kind: 'Alexa',
  stage: 'Live',
  releaseNumber: 3,
  state,
  createdUtc: '2026-11-20T10:00:00Z',
  createdBy: 'Ada',
  log,
});

// The DOM of tests has no layout.
Element.prototype.scrollIntoView = () => undefined;

async function openPlatforms(answers: Parameters<typeof renderModal>[0] = {}) {
  const world = await renderModal({
    [statusPath]: () => ({ ...status, stages: [stageOf('Beta', 3), stageOf('Live', 3)] }),
    [listPath]: () => ({ targets, publications: [] }),
    ...answers,
  });
  await world.user.click(within(world.modal).getByRole('button', { name: 'Platforms' }));
  return { ...world, section: within(within(world.modal).getByRole('region', { name: 'Platforms' })) };
}

describe('publishing to platforms', () => {
  it('a release is sent to the chosen platforms once the terms are accepted, and the log of the package can be read', async () => {
    const log = [{ atUtc: '2026-11-20T10:00:01Z', message: 'Release {0} is sent to {1}.', names: ['3', 'Shop skill'] }];
    const { user, section, made } = await openPlatforms({
      [publishPath]: () => ({ targets, publications: [sent('Done', log)] }),
    });
    expect(await section.findByRole<HTMLInputElement>('radio', { name: 'Live' })).toHaveProperty('checked', true);
    expect(section.getByRole('checkbox', { name: 'Agent' })).toHaveProperty('disabled', true);
    expect(section.getByText('Set the access token of "Agent" first.')).toBeTruthy();
    const send = section.getByRole('button', { name: 'Send' });
    await user.click(section.getByRole('checkbox', { name: 'Shop skill' }));
    expect(send).toHaveProperty('disabled', true);
    await user.click(section.getByRole('checkbox', { name: /those of the platforms/ }));
    await user.click(send);
    await user.click(await section.findByRole('button', { name: /Shop skill: release 3 from Live/ }));
    expect(
      within(section.getByRole('list', { name: 'Log of Shop skill' })).getByRole('listitem').textContent,
    ).toContain('Release 3 is sent to Shop skill.');
    expect(section.getByText('Arrived')).toBeTruthy();
    expect(made.find(({ path }) => path === publishPath)?.input).toEqual({
      query: { owningTeamId: ids.team },
      body: { projectId: ids.project, stage: 'Live', targetIds: ['skill'], acceptedTerms: true },
    });
    // The next package is a separate choice.
    expect(send).toHaveProperty('disabled', true);
  });

  it.each([undefined, 'platformMessages.tokenMissing', 'platformMessages.ofLaterServers'])(
    'the problem of a platform has its name in it, even from a server that names the message otherwise: %s',
    async (problemName) => {
      const [, agent] = targets;
      const { section } = await openPlatforms({
        [listPath]: () => ({ targets: [{ ...agent, problemName }], publications: [] }),
      });
      expect(await section.findByText('Set the access token of "Agent" first.')).toBeTruthy();
    },
  );

  it('while the Send button is off, a sentence beside it names what is missing', async () => {
    const { user, section } = await openPlatforms();
    const send = await section.findByRole('button', { name: 'Send' });
    const read = () => [send.hasAttribute('disabled'), section.getByRole('status').textContent];
    const terms = section.getByRole('checkbox', { name: /those of the platforms/ });
    expect(read()).toEqual([true, 'Choose a platform to send to.']);
    expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toBe(read()[1]);
    await user.click(terms);
    expect(read()).toEqual([true, 'Choose a platform to send to.']);
    await user.click(terms);
    await user.click(section.getByRole('checkbox', { name: 'Shop skill' }));
    expect(read()).toEqual([true, 'Accept the terms to send.']);
    await user.click(terms);
    expect(read()).toEqual([false, '']);
    expect(send.hasAttribute('aria-describedby')).toBe(false);
  });

  it('the sentence beside the Send button says that every platform has a problem', async () => {
    const { section } = await openPlatforms({ [listPath]: () => ({ targets: targets.slice(1), publications: [] }) });
    expect(await section.findByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(section.getByRole('status').textContent).toBe('Set up a platform first: each of them has a problem.');
  });

  it('packages that are being sent are polled until they have arrived', async () => {
    const states = ['Waiting', 'Sending', 'Done'];
    const { section } = await openPlatforms({
      [listPath]: () => ({ targets, publications: [sent(states.shift() ?? 'Done')] }),
    });
    expect(await section.findByText('Waiting')).toBeTruthy();
    expect(await section.findByText('Arrived')).toBeTruthy();
  });

  it('a project without platforms leads to their table in the settings', async () => {
    const { user, section, opened } = await openPlatforms({ [listPath]: () => ({ targets: [], publications: [] }) });
    await user.click(await section.findByRole('button', { name: 'Add platforms' }));
    expect(opened).toEqual([{ itemId: ids.project, path: 'PublishTargets' }]);
  });

  it('a platform that was typed a moment ago has reached the server when the list is loaded', async () => {
    const pendingCounts: number[] = [];
    const { session, modal, user } = await renderModal({
      [statusPath]: () => ({ ...status, stages: [stageOf('Live', 3)] }),
      [listPath]: () => {
        pendingCounts.push(session.getStatus().pendingCount);
        return { targets, publications: [] };
      },
    });
    session.edit(ids.project, setValue('DisplayName', 'Typed just now'));
    expect(session.getStatus().pendingCount).toBe(1);
    await user.click(within(modal).getByRole('button', { name: 'Platforms' }));
    expect(await within(modal).findByRole('checkbox', { name: 'Shop skill' })).toBeTruthy();
    expect(pendingCounts).toEqual([0]);
  });

  it('an edit that reaches the server after the list was loaded is shown in the list', async () => {
    let shown = targets.slice(1);
    const { session, world, section } = await openPlatforms({
      [listPath]: () => ({ targets: shown, publications: [] }),
    });
    expect(await section.findByRole('checkbox', { name: 'Agent' })).toBeTruthy();
    act(() => session.edit(ids.project, setValue('DisplayName', 'Late')));
    shown = targets;
    session.flush();
    await act(() => world.clock.pass(0));
    expect(session.getStatus().pendingCount).toBe(0);
    expect(await section.findByRole('checkbox', { name: 'Shop skill' })).toBeTruthy();
  });

  it('failures of publishing to platforms are shown, and nothing chosen is lost', async () => {
    const { user, section } = await openPlatforms({
      [publishPath]: () => {
        throw new ApiFailure('failed', 'Error publishing project to platforms', 500);
      },
    });
    await user.click(await section.findByRole('checkbox', { name: 'Shop skill' }));
    await user.click(section.getByRole('checkbox', { name: /those of the platforms/ }));
    await user.click(section.getByRole('button', { name: 'Send' }));
    expect((await section.findByRole('alert')).textContent).toBe('Error publishing project to platforms');
    expect(section.getByRole('checkbox', { name: 'Shop skill' })).toHaveProperty('checked', true);
  });

  it('platforms that could not be loaded can be loaded again', async () => {
    let isDown = true;
    const { user } = await openPlatforms({
      [listPath]: () => {
        if (isDown) throw new ApiFailure('failed', 'Error getting the packages sent to platforms', 500);
        return { targets, publications: [] };
      },
    });
    expect(await screen.findByText('Error getting the packages sent to platforms')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('checkbox', { name: 'Shop skill' })).toBeTruthy();
  });
});
