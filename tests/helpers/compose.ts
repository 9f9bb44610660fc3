import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A service of deploy/compose.yaml, as far as tests read it. */
export interface Service {
  image: string;
  restart?: string;
  mem_limit?: string;
  command?: string[];
  environment: Record<string, string>;
  secrets?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  networks: string[];
  volumes?: string[];
  tmpfs?: string[];
  ports?: string[];
  /** It's started only if one of these is asked for. */
  profiles?: string[];
}

export interface ComposeFile {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

const composeText = () => readFileSync(path.join('deploy', 'compose.yaml'), 'utf8');

/** The variables that have to be set: those without a default. */
export function requiredVariables(): string[] {
  return [...new Set([...composeText().matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))];
}

/** deploy/compose.yaml with these variables in it. Throws if one that has to be set is missing. */
export function readCompose(variables: Record<string, string | undefined>): ComposeFile {
  const text = composeText().replace(/\$\{(\w+)(?::([-?])([^}]*))?\}|\$\$/g, (found, name?: string, kind?: string, other?: string) => {
    if (name === undefined) return '$';
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${found} isn’t set.`);
    return other ?? '';
  });
  return parse(text, { merge: true }) as ComposeFile;
}

/** The variables in a file such as deploy/settings.env. */
export function readSettings(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(?:"(.*)"|(.*))$/gm);
  return Object.fromEntries([...lines].map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]));
}
