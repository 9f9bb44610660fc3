import { createContext } from 'react-router';

/** Loads data that everyone sees alike. The server keeps it as long as public pages; anything else loads it every time. */
export type LoadShared = <Data>(name: string, load: () => Promise<Data>) => Promise<Data>;

export const sharedDataContext = createContext<LoadShared>((_name, load) => load());
