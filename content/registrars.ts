import file from './registrars.yaml';

interface Registrar {
  name: string;
  /** How the hosts of its name servers end. */
  nameServers: readonly string[];
  /** Where to set records there, in two or three sentences. */
  guide: string;
}

const { registrars, endings, leftOut } = file as {
  registrars: readonly Registrar[];
  endings: readonly string[];
  leftOut: readonly string[];
};

/** What the domain names that we suggest are made of: endings, without a dot, and the words of a business name that aren't in them. */
export const suggestedNames = { endings, leftOut };

/** Who runs a domain's DNS, by the hosts of its name servers. Undefined for those we have no guide to. */
export function registrarOf(nameServers: readonly string[]): Registrar | undefined {
  return registrars.find((one) => nameServers.some((host) => one.nameServers.some((end) => host === end || host.endsWith(`.${end}`))));
}
