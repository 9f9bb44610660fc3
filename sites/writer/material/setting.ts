import type { Brief } from '../../brief.ts';
import type { TradePack } from '../../trades/pack.ts';

export type Setting = TradePack['setting'];

/** Where customers meet this business: at its address, or at their own place. The trade decides when the brief does not. */
export function settingOf({ business }: Brief, pack: Pick<TradePack, 'setting'>): Setting {
  if (business.address?.street) return 'premises';
  const words = `${business.trade} ${business.tagline ?? ''} ${business.description}`;
  if (
    /\bmobile\b|\b(?:in|at|to) your (?:home|house|place|door|driveway|office|yard)\b|\b(?:we|i) (?:come|drive) (?:out )?to you\b/i.test(
      words,
    )
  )
    return 'visits';
  return business.serviceArea && business.serviceArea.length > 0 ? 'visits' : pack.setting;
}

/** Whether a trade wording speaks of the other setting: a front desk where there is none, a drive to a customer who comes in. */
export function speaksOfOtherSetting(text: string, setting: Setting, pack: Pick<TradePack, 'setting'>): boolean {
  if (setting === pack.setting) return false;
  return (setting === 'visits' ? atPremises : atCustomers).test(text);
}

const atPremises =
  /\b(?:come in|walk in|walk-ins?|drop(?:ped|ping)? off|pick(?:ed|ing)?[- ]?up (?:time|your)|waiting (?:room|area)|front desk|our (?:door|shop|chair|table)|the (?:shop|salon|studio) (?:door|floor)|park(?:ing)? (?:lot|outside|behind|in front)|find (?:us|me|the (?:shop|salon|door))|can i still come)\b/i;
const atCustomers =
  /\b(?:we|i) (?:drive|come|travel)\b|\bour (?:truck|van|route)\b|\byour (?:driveway|street|front door)\b|\bon (?:the|our) route\b|\bwhen (?:we|i) (?:arrive|get there)\b|\bcome (?:out )?to (?:me|my|you)\b/i;
