import type { Answers } from '../domain/briefs/schema.ts';

/** A made-up business: its owner and their brief. */
export interface DemoCustomer {
  key: string;
  owner: { firstName: string; lastName: string; email: string };
  brief: Answers;
}

const files = import.meta.glob<Omit<DemoCustomer, 'key'>>('./customers/*.yaml', { eager: true, import: 'default' });

export const demoCustomers: readonly DemoCustomer[] = Object.entries(files)
  .map(([path, { owner, brief }]) => ({ key: path.replace(/^.*[/]|\.yaml$/g, ''), owner, brief }))
  .sort((one, other) => (one.key < other.key ? -1 : 1));
