import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Enviar recibo por e-mail',
    done: 'O recibo vai a caminho de %{recipient}',
    failed: 'O recibo não foi enviado. Tente novamente.',
  },
  info: {
    action: 'Perguntar sobre esta viagem',
    title: 'Perguntar sobre esta viagem',
    text: 'A sua pergunta é enviada a %{company} com o n.º da viagem. A resposta chega ao seu e-mail.',
    message: 'A sua pergunta',
    tooShort: 'Escreva pelo menos %{min} carateres',
    send: 'Enviar',
    done: 'A sua pergunta foi enviada a %{company}',
    failed: 'A pergunta não foi enviada. Tente novamente.',
  },
};
