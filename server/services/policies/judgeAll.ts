import type { PolicyFormat } from '../../../contract/messages/policy/sentences.ts';
import {
  judge,
  type Judgement,
  type JudgedTrip,
  type LimitUseOf,
  ruleIdOf,
  type Violation,
} from '../../../contract/policy/judge.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { Held, Traveller } from './rulesFor.ts';
import { type Judged, usedLimits } from './usedLimits.ts';

/**
 * Judges a trip by the rules of everybody as whom it is judged. A rule that several of them have is named once, with
 * what the one of them has used who has used most.
 * @param adjust adds to what is used, for a trip that is not stored yet
 */
export async function judgeAll(
  on: Queryable,
  ctx: RequestContext,
  held: readonly Held[],
  { booking, trip }: { booking: Omit<Judged, 'employee'>; trip: JudgedTrip },
  adjust: (used: LimitUseOf) => LimitUseOf = (used) => used,
): Promise<Judgement> {
  const violations = new Map<string, Violation>();
  const limits = new Map<string, Judgement['limits'][number]>();
  const usedOf = (one: Violation) => ('used' in one ? one.used : 0);
  for (const { employee, rules } of held) {
    const whose = { ...booking, employee };
    const used = await usedLimits(on, whose, rules, trip.pickupTime, ctx.app.now());
    const judged = judge(rules, trip, adjust(used), ctx.channel.distanceUnit);
    for (const one of judged.violations) {
      const same = violations.get(ruleIdOf(one));
      if (!same || usedOf(same) < usedOf(one)) violations.set(ruleIdOf(one), one);
    }
    for (const one of judged.limits) {
      const same = limits.get(one.ruleId);
      if (!same || same.used < one.used) limits.set(one.ruleId, one);
    }
  }
  return { violations: [...violations.values()], limits: [...limits.values()] };
}

/** Why a guest is judged by rules of employees, without saying whose; null where they are not. */
export const whyJudged = (
  { passengerType }: Pick<Traveller, 'passengerType'>,
  held: readonly Held[],
  { texts }: PolicyFormat,
): string | null =>
  passengerType === 'guest' && held.some(({ employee }) => employee) ? texts.guestIsEmployee : null;
