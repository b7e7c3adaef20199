import { useState } from 'react';
import { apiKeys } from '../../../contract/resources/apiKeys.ts';
import { issueSecret } from '../../dataProvider/keyCalls.ts';
import { DeclaredCreate } from '../declared/DeclaredDialogs.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** Adds a key, then makes its first secret and shows it. */
export function KeyCreate() {
  const { close } = usePagePaths();
  const [key, setKey] = useState<{ id: string; name: string } | null>(null);
  if (key)
    return (
      <SecretDialog
        name={key.name}
        resource={apiKeys.name}
        issue={() => issueSecret(key.id)}
        onClose={close}
      />
    );
  return (
    <DeclaredCreate onSaved={({ id, name }) => setKey({ id: String(id), name: String(name) })} />
  );
}
