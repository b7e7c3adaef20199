import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PreloadParts } from '../../loading/PreloadParts.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { MessagePage } from './MessagePage.tsx';

/** No page has this address. */
export function NotFoundPage() {
  const translate = useTranslate();
  useDocumentTitle('shell.notFound.title');
  return (
    <MessagePage title={translate('shell.notFound.title')} text={translate('shell.notFound.text')}>
      <Button component={Link} to="/" variant="contained">
        {translate('shell.notFound.home')}
      </Button>
      <PreloadParts />
    </MessagePage>
  );
}
