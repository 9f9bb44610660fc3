/** A browser window that a benchmark drives with real clicks and keys. */
export interface Engine {
  /** Such as `Firefox 153.8.0esr`. */
  name: string;
  /** Opens an address and waits for its `load`. */
  open(url: string): Promise<void>;
  /** Sets the size of the page's view in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page, or in the frame that a selector names. It sees nothing but its argument. That and its result are sent as JSON. */
  run<Argument, Result>(call: (argument: Argument) => Result | Promise<Result>, argument: Argument, frame?: string): Promise<Result>;
  /** What the view shows, as a PNG of one pixel per CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** Moves the mouse to a point of the view and clicks. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. `held` is held down meanwhile. */
  press(key: PressedKey, held?: PressedKey): Promise<void>;
  close(): Promise<void>;
}

export type PressedKey = 'Enter' | 'Tab' | 'Escape' | 'End' | 'Control' | 'a';
