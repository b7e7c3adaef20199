import { CreateBase, useEditContext, useTranslate } from 'react-admin';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { EditDialog, useNewRow, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { RulesCell } from './RuleSentences.tsx';
import { RulesInput } from './RulesInput.tsx';

const DIALOG_WIDTH = 760;
const PLAIN = ['corporationId', 'name', 'status', 'appliesToGuests'];
const SHOWN = [...PLAIN, 'rules'];
const cells = { rules: RulesCell };

function Inputs({ mode }: { mode: 'create' | 'edit' }) {
  const { declaration } = useDeclared();
  return (
    <>
      <DeclaredFields declaration={declaration} mode={mode} names={PLAIN} />
      <RulesInput />
    </>
  );
}

function RestrictionCreate() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  return (
    <CreateBase resource={declaration.name} redirect={false}>
      <DialogForm
        title={translate('resources.travel-restrictions.add')}
        fields={SHOWN}
        defaultValues={useNewRow()}
        onSaved={useSaved('created')}
      >
        <Inputs mode="create" />
      </DialogForm>
    </CreateBase>
  );
}

function EditForm() {
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    <DialogForm
      title={translate('resources.travel-restrictions.edit')}
      fields={SHOWN}
      onSaved={useSaved('saved')}
      isReady={record !== undefined}
    >
      <Inputs mode="edit" />
    </DialogForm>
  );
}

const RestrictionEdit = ({ id }: { id: string }) => (
  <EditDialog id={id}>
    <EditForm />
  </EditDialog>
);

/** The travel restrictions of the selected account, each with an editor for every kind of rule. */
export const RestrictionsPage = () => (
  <DeclaredPage
    declaration={travelRestrictions}
    path="/travel-restrictions"
    dialogWidth={DIALOG_WIDTH}
    cells={cells}
    create={RestrictionCreate}
    edit={RestrictionEdit}
  />
);
