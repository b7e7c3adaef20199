import type { SvgIconComponent } from '@mui/icons-material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useOpenOverList } from '../../admin/list/OpenOverList.tsx';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { rowLabel } from '../declared/columns.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';

interface OpenButtonProps {
  icon: SvgIconComponent;
  /** Key of the text that says what it opens. */
  label: string;
}

/** The action of a row that opens the dialog of the surrounding `OpenOverList`. */
export function OpenButton({ icon, label }: OpenButtonProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const record = useRecordContext();
  const open = useOpenOverList();
  if (!record) return null;
  const tip = translate(label);
  return (
    <RowButton
      icon={icon}
      tip={tip}
      label={translate('common.labelled', { label: tip, value: rowLabel(declaration, record) })}
      onClick={() => open(String(record.id))}
    />
  );
}
