"""Makes the hash of `convert.test.ts`: every pair of recorded rates, for six amounts, with Python's own decimals."""
import hashlib, json
from decimal import Decimal, getcontext, ROUND_HALF_UP

getcontext().prec = 200
rows = json.load(open('tests/stand-in/answers/nbu-2026-03-16.json'), parse_float=Decimal)
worth = {'UAH': Decimal(1), **{row['cc']: Decimal(row['rate']) for row in rows}}
amounts = ['0.01', '1', '1250.50', '999999999.99', '12345678901.23', '98765432109876543210.99']
lines = []
for amount in amounts:
    for give in worth:
        for take in worth:
            if give == take: continue
            result = Decimal(amount) * worth[give] / worth[take]
            for places in (0, 2, 20):
                text = f'{result.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP):f}'
                lines.append(text.rstrip('0').rstrip('.') if places else text)
print(len(lines) // 3, hashlib.sha256('\n'.join(lines).encode()).hexdigest())
