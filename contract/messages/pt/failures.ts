import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Verifique os dados introduzidos',
      message:
        'Alguns valores não podem ser aceites. Corrija os campos assinalados e tente novamente.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Parâmetro desconhecido',
      message: 'O pedido contém um parâmetro que aqui não existe. Retire-o.',
    },
    MALFORMED_BODY: {
      title: 'Pedido ilegível',
      message:
        'O corpo do pedido tem de ser um objeto JSON. Verifique o que foi enviado e tente novamente.',
    },
    NOT_SIGNED_IN: {
      title: 'Não tem sessão iniciada',
      message: 'A sua sessão terminou. Inicie sessão novamente para continuar.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Sem acesso',
      message:
        'O seu início de sessão não corresponde aqui a nenhum utilizador ativo. Peça um convite ao seu administrador.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-mail não verificado',
      message:
        'O seu início de sessão não indica que o seu endereço de e-mail foi verificado. Verifique-o onde inicia sessão ou peça ajuda ao seu administrador.',
    },
    FORBIDDEN: {
      title: 'Não permitido',
      message: 'A sua função não o permite. Se precisar, fale com o seu administrador.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Não permitido com esta chave',
      message:
        'A chave de API não permite esta chamada, ou não a partir deste endereço. O que permite está na página «Chaves de API».',
    },
    NOT_FOUND: {
      title: 'Não encontrado',
      message: 'O elemento não existe ou já não existe. Volte atrás e recarregue a lista.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Não é possível aqui',
      message: 'Este endereço não aceita esse tipo de pedido. Utilize um que aceite.',
    },
    CONFLICT: {
      title: 'Alterado entretanto',
      message: 'Outra pessoa alterou isto ao mesmo tempo. Recarregue a página e tente novamente.',
    },
    ALREADY_EXISTS: {
      title: 'Já existe',
      message: 'Já existe um elemento com estes valores. Utilize esse ou altere os valores.',
    },
    'USER-SERVICE-01': {
      title: 'Já existe',
      message: 'A conta, o seu número e o seu administrador já existem. Nada foi alterado.',
    },
    CHANGED_SINCE: {
      title: 'Alterado entretanto',
      message:
        'Esta entrada foi alterada entretanto e ficou como está. Abra-a para ver o histórico.',
    },
    STILL_IN_USE: {
      title: 'Ainda em utilização',
      message: 'Há algo que depende disto. Mova-o ou retire-o primeiro e depois elimine novamente.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Grupo predefinido',
      message:
        'Cada conta mantém o seu grupo predefinido. Elimine outro grupo ou mude o nome deste.',
    },
    ACCOUNT_OWES: {
      title: 'Ainda por liquidar',
      message:
        '%{name} tem valores em dívida. Faturas por pagar: %{invoices}. Viagens por faturar: %{trips}. Desative a conta, para que nada mais seja reservado, e elimine-a quando tudo estiver faturado e pago.',
    },
    IS_CREDIT_NOTE: {
      title: 'Nota de crédito',
      message:
        'Uma nota de crédito não pode ser paga nem creditada. Abra a fatura que ela corrige.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Já creditado',
      message: 'O preço total desta viagem já foi creditado.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'O seu próprio acesso',
      message:
        'Não pode retirar o seu próprio acesso. Peça a outro administrador ou a um gestor de frota.',
    },
    LAST_ADMIN: {
      title: 'Não ficaria ninguém',
      message:
        'Ninguém poderia iniciar sessão para %{accounts}. Dê primeiro acesso a outra pessoa.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Também trabalha para outros',
      message:
        'Esta pessoa também inicia sessão para contas fora da sua gestão, por isso só a própria pessoa ou um gestor de frota pode alterar o e-mail.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Conta inativa',
      message:
        'Não se podem reservar viagens para %{name}, porque a conta está inativa. Só a empresa de táxis a pode ativar.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inativo',
      message:
        'Não se podem reservar viagens para %{name}, que tem o estado inativo. Ative primeiro esta pessoa em Pessoas.',
    },
    USER_INACTIVE: {
      title: 'Inativo',
      message:
        '%{name} tem o estado inativo e não pode iniciar sessão. Ative primeiro esta pessoa.',
    },
    INVITED_JUST_NOW: {
      title: 'Convidado há instantes',
      message:
        '%{name} recebeu um convite há menos de %{minutes} minutos. Espere que o e-mail chegue e tente novamente.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Inicie sessão novamente',
      message:
        'Para esta alteração tem de ter iniciado sessão nos últimos cinco minutos. Inicie sessão novamente e repita-a.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'O e-mail já está a ser alterado',
      message:
        'Este e-mail já está a ser alterado. Retire primeiro essa alteração ou espere até que tenha efeito.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Alteração travada',
      message:
        'Uma alteração deste e-mail foi travada a partir do endereço atual. Durante um dia não se pode pedir outra.',
    },
    MAILS_STOPPED: {
      title: 'Não quer e-mails',
      message:
        '%{name} parou os e-mails sobre viagens com a ligação num deles. Só essa pessoa os pode retomar.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Falta a chave de idempotência',
      message:
        'Envie com este pedido um cabeçalho Idempotency-Key com 1 a 255 carateres imprimíveis.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Chave de idempotência já utilizada',
      message: 'Esta Idempotency-Key foi enviada com outro pedido. Utilize uma chave nova.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Ainda em processamento',
      message: 'O mesmo pedido está a ser processado. Aguarde um momento e envie-o novamente.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Demasiado de uma vez',
      message: 'O que foi enviado é demasiado grande. Divida-o em partes mais pequenas.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Demasiados pedidos',
      message: 'Aguarde um pouco e tente novamente.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Nenhum endereço de e-mail',
      message: 'A empresa de táxis não indicou nenhum e-mail. Telefone-lhe.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Assinatura inválida',
      message:
        'A mensagem não está assinada com o segredo partilhado. Verifique o segredo e o relógio.',
    },
    TICKET_NOT_VALID: {
      title: 'Ligação usada ou expirada',
      message:
        'Esta ligação de transferência serve uma só vez e durante um minuto. Inicie novamente a transferência.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Assinatura inválida',
      message:
        'O evento não está assinado com o segredo do webhook. Verifique STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Serviço inacessível',
      message: 'Um serviço necessário não responde. Tente novamente dentro de alguns minutos.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Indisponível neste momento',
      message:
        'O servidor não consegue utilizar a sua base de dados neste momento. Tente novamente dentro de alguns segundos.',
    },
    SERVER_BUSY: {
      title: 'Muita procura neste momento',
      message:
        'Estão a chegar demasiados pedidos ao mesmo tempo, pelo que este não foi executado e nada foi alterado. Tente novamente dentro de alguns segundos.',
    },
    INTERNAL: {
      title: 'Ocorreu um erro',
      message: 'O erro é nosso. Tente novamente; se persistir, indique-nos o número do pedido.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Esta entrada já não existe, porque foi eliminada entretanto. Aqui não há mais nada a fazer.',
  },
  validation,
};
