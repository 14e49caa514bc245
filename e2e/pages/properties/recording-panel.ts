import type { Locator, Page } from '@playwright/test';

/** The audio of a response: recording, playing and editing it. */
export class RecordingPanel {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
  }

  /** Opens all fields of the first entry of the selected node, and scrolls to its audio. */
  static async open(page: Page): Promise<RecordingPanel> {
    const entry = page.getByRole('article', { name: 'Response 1' }).or(page.getByRole('article').first()).first();
    await entry.getByRole('button', { name: 'More', exact: true }).click();
    return RecordingPanel.find(page, entry);
  }

  /** Scrolls to the first audio of a place. */
  static async find(page: Page, place: Locator): Promise<RecordingPanel> {
    const root = place.locator('[data-media-status]').first();
    await root.scrollIntoViewIfNeeded();
    return new RecordingPanel(page, root);
  }

  get timer(): Locator {
    return this.root.getByRole('timer');
  }

  get libraryButton(): Locator {
    return this.root.getByRole('button', { name: /^Library/ });
  }

  get uploadButton(): Locator {
    return this.root.getByRole('button', { name: /^Upload a file/ });
  }

  get transcript(): Locator {
    return this.root.getByText(/^(?:Transcript|No Transcript Available)$/);
  }

  /** The name of a file that was recorded, with the time of its recording. */
  get fileName(): Locator {
    return this.root.getByText(/^Recording_\d{14}\.mp3$/);
  }

  get uploadError(): Locator {
    return this.root.getByText('Error uploading audio file');
  }

  /** Says that a recording waits in the browser. */
  get keptMessage(): Locator {
    return this.root.getByText('is kept in this browser until it is uploaded');
  }

  get loudness(): Locator {
    return this.root.getByText(/LUFS$/);
  }

  async startRecording() {
    await this.root.getByRole('button', { name: /^Record/ }).click();
  }

  async stopRecording() {
    await this.root.getByRole('button', { name: 'Stop' }).click();
  }

  async play() {
    await this.root.getByRole('button', { name: 'Play' }).click();
  }

  async pause() {
    await this.root.getByRole('button', { name: 'Pause' }).click();
  }

  async uploadNow() {
    await this.root.getByRole('button', { name: 'Upload now' }).click();
  }

  /** Opens the window in which the sound is cut. */
  async edit(): Promise<AudioEditor> {
    await this.root.getByRole('button', { name: /^Edit/ }).click();
    return new AudioEditor(this.page);
  }

  /** Reads the length of the sound, in seconds. */
  readDuration(): Promise<number> {
    return this.root.locator('audio').evaluate((element: HTMLAudioElement) => element.duration);
  }

  /** Records the steps of a countdown inside the page; polling from the test can miss a step, which lasts a second. */
  async watchCountdown(): Promise<() => Promise<readonly string[]>> {
    const steps = await this.root.evaluateHandle((element) => {
      const seen = new Set<string>();
      const look = () => {
        for (const [step] of element.textContent.matchAll(/Recording in \d/g)) seen.add(step);
      };
      new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true });
      return seen;
    });
    return () => steps.evaluate((seen) => [...seen]);
  }
}

/** The window in which a sound is cut. */
export class AudioEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The position of the player and the length of the sound. */
  get total(): Locator {
    return this.root.getByText(/^0:00 \/ \d:\d\d$/);
  }

  /** The selected regions of the waveform. */
  get regions(): Locator {
    return this.root.locator('[part~="region"]');
  }

  get from(): Locator {
    return this.root.getByRole('textbox', { name: 'From (seconds)' });
  }

  get to(): Locator {
    return this.root.getByRole('textbox', { name: 'To (seconds)' });
  }

  get undoButton(): Locator {
    return this.root.getByRole('button', { name: 'Undo' });
  }

  get saveButton(): Locator {
    return this.root.getByRole('button', { name: 'Save' });
  }

  /** Drags over the waveform, between two parts of its width. */
  async dragRegion(from: number, to: number) {
    const wave = await this.root.getByRole('img', { name: 'Waveform' }).boundingBox();
    if (!wave) throw new Error('The waveform is not drawn.');
    const y = wave.y + wave.height / 2;
    await this.page.mouse.move(wave.x + wave.width * from, y);
    await this.page.mouse.down();
    await this.page.mouse.move(wave.x + wave.width * to, y, { steps: 5 });
    await this.page.mouse.up();
  }

  async cut() {
    await this.root.getByRole('button', { name: 'Cut' }).click();
  }

  async close() {
    await this.root.getByRole('button', { name: 'Close' }).last().click();
  }

  /** Keeps the window open when it asks before a cut is lost. */
  async stay() {
    await this.page.getByRole('button', { name: 'Cancel' }).click();
  }
}
