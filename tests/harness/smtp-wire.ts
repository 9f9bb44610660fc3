import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';

/** How long answers may take. Mail servers wait as long for them (RFC 5321, section 4.5.3.2). */
const patienceMs = 300_000;

export interface Envelope {
  sender: string;
  recipient: string;
}

/** A mail client that sends bytes as they are and reads answers, so it can do what no library does. */
export class Wire {
  socket: net.Socket;
  greeting = '';
  #text = '';
  #hasEnded = false;
  #changed: () => void = () => undefined;

  private constructor(socket: net.Socket) {
    this.socket = this.#listen(socket);
  }

  /** A connection from one of this machine's addresses, once it was greeted. */
  static async open(port: number, localAddress = '127.0.0.1'): Promise<Wire> {
    const wire = new Wire(net.connect({ port, host: '127.0.0.1', localAddress }));
    wire.greeting = (await wire.answers(1))[0] ?? '';
    return wire;
  }

  /** The next answers, each as its last line. Fewer if the connection ends or no more come in time. */
  async answers(count: number): Promise<string[]> {
    const deadline = Date.now() + patienceMs;
    while (this.#finals().length < count && !this.#hasEnded && Date.now() < deadline) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadline - Date.now());
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const found = this.#finals();
    this.#text = '';
    return found;
  }

  /** Sends lines and reads as many answers. */
  async say(text: string, count = text.split('\r\n').length - 1): Promise<string[]> {
    this.socket.write(Buffer.from(text, 'latin1'));
    return this.answers(count);
  }

  /** Everything up to the body, which may come if the answer is 354. Otherwise the answer is the refusal, or empty if the connection ended. */
  async begin({ sender, recipient }: Envelope): Promise<string> {
    const greeted = await this.say('EHLO mx.tate.example\r\n');
    const answers = [...greeted, ...(await this.say(`MAIL FROM:<${sender}>\r\nRCPT TO:<${recipient}>\r\nDATA\r\n`))];
    return answers.find((answer) => !answer.startsWith('250')) ?? '';
  }

  /** All that came within a tenth of a second. */
  async whole(): Promise<string> {
    await delay(100);
    const found = this.#text;
    this.#text = '';
    return found;
  }

  /** Goes on over TLS, with any certificate. */
  async secure(): Promise<tls.TLSSocket> {
    await this.say('STARTTLS\r\n');
    const secured = tls.connect({ socket: this.socket, rejectUnauthorized: false });
    await new Promise((resolve) => secured.once('secureConnect', resolve));
    this.socket = this.#listen(secured);
    return secured;
  }

  #listen<Socket extends net.Socket>(socket: Socket): Socket {
    socket.on('data', (data) => {
      this.#text += data;
      this.#changed();
    });
    socket.on('close', () => {
      this.#hasEnded = true;
      this.#changed();
    });
    return socket.on('error', () => undefined);
  }

  #finals(): string[] {
    return this.#text.split('\r\n').filter((line) => /^\d{3} /.test(line));
  }
}

/** What some servers take for the end of an email, and others for a part of it (CVE-2023-51764 and others). */
export const falseEnds = [
  '\n.\n',
  '\n.\r\n',
  '\r.\r',
  '\r\n.\n',
  '\r\n.\r',
  '\r.\r\n',
  '\n.\r',
  '\r\n\0.\r\n',
  '\r\n.\r\r\n',
  '\r\r\n.\r\r\n',
];
