import { useTellFailure } from '../../../failures/Failed.tsx';
import { languageOf } from '../../../../contract/core/languages.ts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { isPlain } from '../../../../contract/receipts/letters.ts';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { receiptTexts } from './receiptTexts.ts';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { bookingReceipt } from '../../../dataProvider/tripCalls.ts';
import { downloadReceipt } from '../../../downloads/reportCalls.ts';
import { singlePress } from '../../../admin/dialogs/isSinglePress.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { formatsFor } from '../../../../contract/core/formats.ts';

/** Hands a file to the browser to download. */
function save(file: ArrayBuffer, name: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click and needs it only briefly.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Makes the receipt of a completed trip once its data is there. */
export function DownloadReceipt({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const making = useMutation({
    mutationFn: async () => {
      const channel = pageConfig();
      const language = currentLanguage();
      const [receipt, texts, pdf, { loadFonts, loadLogo }] = await Promise.all([
        bookingReceipt(trip.id),
        receiptTexts(languageOf(language)),
        import('../../../../contract/receipts/receiptPdf.ts'),
        import('./files.ts'),
      ]);
      // Only the server has the fonts of every script.
      if (!isPlain(JSON.stringify([receipt, channel.name])))
        return downloadReceipt(trip.id, language);
      const [fonts, logo] = await Promise.all([loadFonts(), loadLogo(channel.logo)]);
      const look = {
        name: channel.name,
        logo,
        fonts,
        accent: channel.colorScheme.primary,
        texts,
        formats: formatsFor(language, channel),
      };
      save(pdf.receiptPdf(receipt, look), pdf.receiptName(receipt, texts.receipt.fileName));
    },
    onError: (error) => tellFailure(error, 'trips.actions.receiptFailed'),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      loading={making.isPending}
      loadingPosition="start"
      onClick={singlePress(() => making.mutate())}
    >
      {translate('trips.actions.receipt')}
    </Button>
  );
}
