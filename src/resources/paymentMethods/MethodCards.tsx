import { Box, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { rowMark } from '../../admin/list/rowFocus.ts';
import { CardGroups, hasCardGroups } from './CardGroups.tsx';
import { DefaultChoice } from './DefaultChoice.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { CardName, Expiry, MethodName } from './MethodParts.tsx';

/** Ways of paying on a narrow screen: a small card for each. */
export function MethodCards() {
  const translate = useTranslate();
  const { data = [] } = useListContext<PaymentMethod>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((method) => (
        <RecordContextProvider key={method.id} value={method}>
          <Box component="li" {...rowMark(method.id)} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ px: 2, py: 1, display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <MethodName />
                </Box>
                <DeleteCard />
              </Box>
              {method.type === 'creditCard' && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
                  <CardName />
                  <Expiry />
                </Box>
              )}
              {method.type === 'creditCard' && hasCardGroups() && (
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
                  <Typography variant="body2" color="textSecondary">
                    {translate('resources.payment-methods.fields.groupIds')}
                  </Typography>
                  <CardGroups />
                </Box>
              )}
              <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
                <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                  {translate('resources.payment-methods.fields.defaultPayment')}
                </Typography>
                <DefaultChoice />
              </Box>
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
