import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: {
    failed: 'A sua escolha vale por agora, mas não foi possível guardá-la para a próxima vez.',
  },
  mails: {
    menu: 'E-mails…',
    title: 'E-mails sobre as viagens que reserva',
    text: 'Os passageiros recebem os seus próprios e-mails, seja qual for a escolha aqui.',
    kinds: {
      confirmed: 'A viagem está confirmada',
      pickupChanged: 'A hora de recolha mudou',
      cancelled: 'A viagem foi cancelada',
      driverAssigned: 'Há um motorista atribuído',
      driverArrived: 'O táxi está no local de recolha',
      receipt: 'O recibo',
    },
    save: 'Guardar',
    saved: 'A sua escolha de e-mails foi guardada',
    failed: 'Não foi possível carregar ou guardar a sua escolha de e-mails. Tente novamente.',
  },
};
