import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { AfterNeeded } from '../loading/needed.tsx';
import { PreloadParts } from '../loading/PreloadParts.tsx';
import { homeOf } from './home.ts';
import { PAGE_ROOM } from './pageRoom.ts';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { mayOpen, type ConsoleRoute } from './route.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { actorOf, useMe } from './useMe.ts';

function NotForRole({ home }: { home: string }) {
  const notify = useNotify();
  useEffect(() => notify('shell.accessDenied.text', { type: 'warning' }), [notify]);
  return <Navigate to={home} replace />;
}

function PageTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

/** A page of the route table: for the roles it is meant for, loaded when opened. */
export function RoutePage({ route }: { route: ConsoleRoute }) {
  const me = useMe();
  if (!mayOpen(route, actorOf(me).role)) return <NotForRole home={homeOf(me)} />;
  const Page = route.page;
  return (
    <>
      <AfterNeeded isNeeded={!route.isFirst} fallback={null}>
        <PageTitle title={route.title} />
      </AfterNeeded>
      <AfterNeeded isNeeded={!route.isFirst} fallback={<PageSkeleton />}>
        {route.fullWidth ? (
          <Page />
        ) : (
          <Box sx={PAGE_ROOM}>
            <Page />
          </Box>
        )}
        <PreloadParts />
      </AfterNeeded>
    </>
  );
}
