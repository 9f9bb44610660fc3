import { siteOrigin } from '../../../domain/addresses.ts';
import { currentBriefForm } from '../../../domain/briefs/queries.ts';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { firstLook } from '../../../domain/looks/first-looks.ts';
import { firstLookOfRequest } from '../../cookies/first-look-cookie.ts';

/**
 * The URL of the buyer's own home page: of their brief once it names a trade, otherwise of what they typed on our home page in this
 * browser. Undefined if there's neither. An order's link alone shows no one's page.
 */
export async function urlOfOwnPage(request: Request, userId: string | undefined): Promise<string | undefined> {
  const form = userId ? await currentBriefForm(userId) : undefined;
  if (form && answerAt(form.answers, 'business.trade')) return `${siteOrigin(`b-${form.previewToken}`)}/?r=${form.revision}`;
  const look = await firstLook(await firstLookOfRequest(request.headers.get('cookie')));
  return look && `${siteOrigin(`f-${look.token}`)}/`;
}
