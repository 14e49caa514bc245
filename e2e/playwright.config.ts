import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Two browsers and two servers share two cores, so a step can take ten times as long as alone, and more on a busy
  // machine. The limit only ends a story that hangs; the benchmarks measure speed.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Without animations there are fewer frames to draw, and no click misses a moving element. They are tested by hand.
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
