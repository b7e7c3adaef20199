import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { bookingReceipt } from '../../../dataProvider/tripCalls.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import { pageConfig } from '../../../shell/pageConfig.ts';
import { useFormats } from '../../declared/useFormats.ts';
import { usePaymentText } from '../PaymentIcon.tsx';

/** Hands a file to the browser's downloads. */
function save(file: ArrayBuffer, name: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click; it needs it for a moment only.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Makes the receipt of a completed trip, as soon as its data is there. */
export function DownloadReceipt({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const notify = useNotify();
  const formats = useFormats();
  const paymentText = usePaymentText();
  const making = useMutation({
    mutationFn: async () => {
      const { name, logo: logoUrl, colorScheme } = pageConfig();
      const [receipt, { receiptName, receiptPdf }, { loadFonts, loadLogo }] = await Promise.all([
        bookingReceipt(trip.id),
        import('./receiptPdf.ts'),
        import('./files.ts'),
      ]);
      const [fonts, logo] = await Promise.all([loadFonts(), loadLogo(logoUrl)]);
      const look = {
        name,
        logo,
        fonts,
        accent: colorScheme.primary,
        formats,
        translate,
        paymentText: paymentText(receipt.payment),
      };
      save(receiptPdf(receipt, look), receiptName(receipt, translate('receipt.fileName')));
    },
    onError: (error) => {
      const message = problemOf(error)?.displayMessage ?? translate('receipt.failed');
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
  });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      loading={making.isPending}
      loadingPosition="start"
      onClick={() => making.mutate()}
    >
      {translate('trips.actions.receipt')}
    </Button>
  );
}
