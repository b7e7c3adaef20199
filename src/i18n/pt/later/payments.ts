import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Confirme junto do banco',
    payment:
      'O seu banco quer confirmar a sua identidade. Ficam cativos %{amount} até ao fim da viagem.',
    setup: 'O seu banco quer confirmar a sua identidade antes de o cartão ser guardado.',
    standIn: 'Esta página de teste substitui o seu banco. Nenhum cartão é cobrado.',
    complete: 'Aprovar',
    fail: 'Recusar',
    close: 'Fechar sem responder',
  },
  card: {
    add: 'Adicionar cartão',
    name: 'Titular do cartão',
    details: 'Dados do cartão',
    number: 'Número do cartão',
    expiry: 'MM / AA',
    cvc: 'Código CVC',
    postalCode: 'Código postal',
    save: 'Guardar cartão',
    created: 'Forma de pagamento adicionada',
    incomplete: 'Preencha o número do cartão, a validade e o código de segurança.',
    account: 'Conta',
    failed: 'Não foi possível guardar o cartão. Verifique-o e tente novamente.',
    notSaved: 'O cartão não foi guardado',
    refused: {
      card: 'O banco recusou este cartão. Utilize outro.',
      number: 'Este não é um número de cartão. Verifique-o e tente novamente.',
      funds: 'O cartão não tem saldo suficiente. Utilize outro.',
      expired: 'O cartão expirou. Utilize outro.',
      cvc: 'O código de segurança está errado. Verifique-o e tente novamente.',
      bank: 'O banco não confirmou a sua identidade. Tente novamente ou utilize outro cartão.',
      passing: 'De momento o banco não consegue responder. Tente novamente em alguns minutos.',
    },
    standIn: 'Modo de teste: utilize um cartão de teste como 4242 4242 4242 4242, nunca um real.',
  },
  groups: {
    label: 'Grupos',
    all: 'Todos',
    hint: 'Só os passageiros destes grupos podem viajar com o cartão. Sem grupos, podem todos.',
    title: 'Grupos de %{method}',
    change: 'Alterar grupos',
    saved: 'Os grupos de %{method} foram guardados',
    failed: 'Não foi possível guardar os grupos. Tente novamente.',
    deleted: 'Grupo eliminado',
  },
  page: {
    title: 'Formas de pagamento',
    expiry: { expired: 'Expirado', expires: 'Expira em breve' },
    default: {
      mark: 'Predefinido',
      set: 'A forma de pagamento predefinida é agora %{method}',
      failed: 'Não foi possível alterar a predefinição. Tente novamente.',
      expired:
        'O cartão predefinido expirou: %{method}. Torne predefinida outra forma de pagamento.',
      expires:
        'O cartão predefinido expira em breve: %{method}. Adicione o novo antes que as viagens deixem de poder ser pagas.',
    },
    gone: 'Este cartão foi entretanto eliminado e não pode ser o predefinido.',
    deleteText:
      'Nenhuma viagem poderá ser paga com este cartão. As viagens já reservadas ainda serão cobradas nele.',
    deleteDefault: 'A conta passa a pagar com a conta empresarial, salvo indicação em contrário.',
  },
};
