import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { actorOf, useMe } from '../../shell/useMe.ts';
import { useHasRows } from './useOverview.ts';

const ADMINS = { role: ['corporationAdmin'] };

/** What leads to the first trip, in order, each step done if there is a row of its kind. */
export function useFirstSteps({ steps }: OverviewTexts) {
  const isManager = reachesAllAccounts(actorOf(useMe()).role);
  const accountId = useSelectedAccountId();
  const fleets = useHasRows('fleets', {}, isManager);
  const vehicles = useHasRows('fleet-offers', {}, isManager);
  const accounts = useHasRows('corporations', {}, isManager);
  const admins = useHasRows('users', ADMINS, isManager);
  const people = useHasRows(
    'business-passengers',
    accountId === null ? {} : { corporationId: accountId },
    !isManager,
  );
  const all = isManager
    ? [
        { ...steps.fleet, to: '/fleets', rows: fleets },
        { ...steps.vehicles, to: '/fleets?tab=vehicles', rows: vehicles },
        { ...steps.account, to: '/accounts', rows: accounts },
        { ...steps.admin, to: '/users', rows: admins },
        { ...steps.watch, to: '/trips/all-trips', rows: null },
      ]
    : [
        { ...steps.people, to: '/employees', rows: people },
        { ...steps.book, to: '/create-v2', rows: null },
      ];
  const asked = all.flatMap(({ rows }) => rows ?? []);
  return {
    readings: asked.map(({ reading }) => reading),
    isKnown: asked.every(({ has }) => has !== undefined),
    // There is no trip, or there would be no steps.
    steps: all.map(({ rows, ...step }) => ({ ...step, isDone: rows?.has === true })),
  };
}
