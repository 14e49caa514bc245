import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Two browsers and two servers share two cores: what takes a second alone takes ten then, and more in a busy hour: the limit only ends what hangs. Speed is measured by the benchmarks.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Nothing moves: fewer frames to draw, and nothing is clicked while it slides. What moves is looked at by hand.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace shows what went wrong step by step, and makes every story a fifth slower: STORY_TRACE=1 records them.
    trace: process.env.STORY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A microphone that beeps, without a permission prompt.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
