import { useEffect, useRef } from 'react';
import { FavouritesPage } from '../../resources/favourites/FavouritesPage.tsx';
import { PaymentMethodsPage } from '../../resources/paymentMethods/PaymentMethodsPage.tsx';
import { EmployeesPage } from '../../resources/people/PeoplePage.tsx';
import { TripsPage } from '../../resources/trips/TripsPage.tsx';
import type { Answers } from '../answers.ts';
import type { Entry } from '../entry.ts';
import type { SceneOptions } from '../Scene.tsx';

const employees = (answers: Answers = 'asUsual', query = ''): SceneOptions => ({
  path: `/employees${query}`,
  route: '/employees/*',
  answers,
});

/** A filter that no employee matches. */
const NOBODY = `?filter=${encodeURIComponent(JSON.stringify({ status: ['inactive'] }))}`;

/** The first rows are selected as soon as they are there. */
function Selected() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const select = () => {
      const boxes = page.current?.querySelectorAll<HTMLInputElement>('[data-row] [type=checkbox]');
      if (!boxes?.length) return;
      observer.disconnect();
      for (const box of [...boxes].slice(0, 2)) box.click();
    };
    const observer = new MutationObserver(select);
    observer.observe(page.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={page}>
      <EmployeesPage />
    </div>
  );
}

export const lists: readonly Entry[] = [
  { name: 'A list', show: EmployeesPage, scene: employees() },
  { name: 'A list with rows selected', show: Selected, scene: employees() },
  { name: 'A list that loads', show: EmployeesPage, scene: employees('never') },
  { name: 'A list with nothing in it', show: EmployeesPage, scene: employees('empty') },
  { name: 'A list with nothing like that', show: EmployeesPage, scene: employees('empty', NOBODY) },
  { name: 'A list that could not be read', show: EmployeesPage, scene: employees('failed') },
  {
    name: 'Trips',
    show: TripsPage,
    scene: { path: '/trips/all-trips', route: '/trips/:tab' },
  },
  {
    name: 'Trips that are still read',
    show: TripsPage,
    scene: { path: '/trips/all-trips', route: '/trips/:tab', answers: 'never' },
  },
  {
    name: 'No trips',
    show: TripsPage,
    scene: { path: '/trips/cancelled', route: '/trips/:tab', answers: 'empty' },
  },
  {
    name: 'Favourites',
    show: FavouritesPage,
    scene: { path: '/favourites', route: '/favourites/*' },
  },
  {
    name: 'Cards',
    show: PaymentMethodsPage,
    scene: { path: '/payment-methods', route: '/payment-methods/*' },
  },
];
