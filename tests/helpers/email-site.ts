import { randomBytes } from 'node:crypto';
import { db } from '../../db/connect.ts';
import { domainClaims, emailDomains, projects } from '../../db/schema/index.ts';
import type { EmailProvider } from '../../domain/email-domains/schema.ts';
import type { DomainState } from '../../domain/hosting/schema.ts';
import { makePerson, type Person } from './people.ts';

interface Choices {
  state?: DomainState;
  provider?: EmailProvider;
  /** Whether the owner's account email is verified. */
  proved?: boolean;
  /** An owner who has a site already. */
  owner?: Person;
}

/** A project with a domain whose email we receive, as rows. */
export async function emailSite(domain: string, { state = 'serving', provider = 'us', proved = true, owner }: Choices = {}) {
  const person = owner ?? (await makePerson({ firstName: 'Nora', proved }));
  const [project] = await db()
    .insert(projects)
    .values({ ownerId: person.id, seed: 1, name: 'Hollis & Daughter' })
    .returning({ id: projects.id });
  const projectId = project?.id ?? '';
  return { owner: person, projectId, claimId: await addDomain(projectId, domain, { state, provider }) };
}

/** A claim of a project's, with who receives its email. */
export async function addDomain(projectId: string, domain: string, { state = 'serving', provider = 'us' }: Choices = {}): Promise<string> {
  const proof = randomBytes(13).toString('hex');
  const [claim] = await db()
    .insert(domainClaims)
    .values({ projectId, domain, host: domain, twin: `www.${domain}`, proof, state, provedAt: new Date() })
    .returning({ id: domainClaims.id });
  const claimId = claim?.id ?? '';
  await db().insert(emailDomains).values({ claimId, provider });
  return claimId;
}
