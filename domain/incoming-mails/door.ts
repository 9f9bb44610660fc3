import type { Admitted, Client, ReceivedMail } from '../../outside/mail-in/receiver.ts';

export async function greetSender(_client: Client): Promise<Admitted> {
  throw new Error('to be written');
}

export async function admitRecipient(_recipient: string, _sender: string, _client: Client): Promise<Admitted> {
  throw new Error('to be written');
}

export async function keepMail(_mail: ReceivedMail): Promise<Admitted> {
  throw new Error('to be written');
}
