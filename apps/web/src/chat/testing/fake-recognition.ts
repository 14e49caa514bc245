/**
 * A microphone that is controlled by the test, and may deliver recognised words after it was ended, as browsers may.
 */
export class FakeRecognition extends EventTarget {
  static latest: FakeRecognition | undefined;
  private text = '';
  start() {
    FakeRecognition.latest = this;
  }
  stop() {
    this.hear(this.text);
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.dispatchEvent(new Event('error'));
    this.stop();
  }
  /** As when the person does not allow the microphone. */
  refuse() {
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('end'));
  }
  hear(text: string) {
    this.text = text;
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: text }]] }));
  }
}
