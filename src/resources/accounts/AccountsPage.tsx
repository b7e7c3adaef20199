import { corporations } from '../../../contract/resources/corporations.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';

/** Accounts, at `/accounts`: the API calls them corporations. */
export const AccountsPage = () => <DeclaredPage declaration={corporations} path="/accounts" />;
